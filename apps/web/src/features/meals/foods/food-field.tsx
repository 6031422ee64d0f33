import type { FoodName } from '@aisleway/core/meals/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Option, OptionList } from '../../../ui/fields/option-list.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useCombobox } from '../../../ui/fields/use-combobox.ts'
import { useComboboxKeys } from '../../../ui/fields/use-combobox-keys.ts'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { foodsQuery } from './food-queries.ts'
import { messages } from './messages.ts'

type Props = { label: string; onChoose: (food: FoodName) => void }

/** A field that suggests the foods of the cookbook. */
export function FoodField({ label, onChoose }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox()
  useComboboxKeys(input, combobox)
  const wanted = text.trim()
  const { data: foods = [], isSuccess } = useQuery(foodsQuery(wanted))
  const isShown = combobox.isOpen && wanted !== '' && isSuccess
  return (
    <div className="relative">
      <SearchField
        {...combobox.inputProps}
        inputRef={input}
        label={label}
        placeholder={messages.placeholder}
        clearLabel={messages.clear}
        value={text}
        onValueChange={next => {
          setText(next)
          combobox.open()
        }}
        onBlur={combobox.close}
        // It would send the form around the field, with the text left behind.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {isShown && foods.length > 0 && (
        <OptionList
          combobox={combobox}
          label={messages.foodsFound}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card bg-surface p-2 shadow-panel"
        >
          {foods.map(food => (
            <Option
              key={food.food}
              lang={storeLanguage}
              className="font-semibold"
              onChoose={() => {
                onChoose(food)
                setText('')
                combobox.close()
              }}
            >
              {food.name}
            </Option>
          ))}
        </OptionList>
      )}
      {isShown && foods.length === 0 && (
        <p role="status" className="mt-1 px-1 text-ink2 text-meta">
          {messages.noFood}
        </p>
      )}
    </div>
  )
}
