import { useId } from 'react'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { messages } from './messages.ts'

type Props = { pictures: readonly string[]; value: string; onChoose: (imageUrl: string) => void }

/** The drawn pictures of similar meals, and a plain one. */
export function PictureChoice({ pictures, value, onChoose }: Props) {
  const name = useId()
  const shown = [...new Set(['', ...(value ? [value] : []), ...pictures])]
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{messages.picture}</legend>
      <div className="flex flex-wrap gap-2.5">
        {shown.map((picture, at) => (
          <label
            key={picture}
            className="relative block rounded-control border-3 border-transparent has-checked:border-leaf has-focus-visible:outline-focus has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={picture === '' ? messages.plainPicture : messages.pictureNumber(at)}
              checked={picture === value}
              onChange={() => onChoose(picture)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <MealPicture imageUrl={picture} className="h-16 w-21 rounded-[10px]" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
