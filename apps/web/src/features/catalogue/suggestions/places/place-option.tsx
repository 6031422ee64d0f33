import { addressFrom, type BrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { LeafIcon } from '@phosphor-icons/react/Leaf'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { storeConfigQuery } from '../../../../api/store-config.ts'
import { Option } from '../../../../ui/fields/option-list.tsx'
import { ProductBackdrop } from '../../product/product-backdrop.tsx'
import { ProductPicture } from '../../product/product-picture.tsx'

type Props = {
  label: string
  /** Absent for a diet. */
  department?: string | undefined
  state: BrowseState
  onChosen: () => void
}

/** A department or a diet, which leads to its products in Browse. */
export function PlaceOption({ label, department, state, onChosen }: Props) {
  const navigate = useNavigate()
  const choose = () => {
    onChosen()
    navigate({ to: '/browse', search: addressFrom(state) })
  }
  return (
    <Option onChoose={choose}>
      {department ? (
        <DepartmentThumb department={department} />
      ) : (
        <span className="grid h-10 w-13 shrink-0 place-items-center rounded-[10px] bg-tint text-on-tint text-xl">
          <LeafIcon />
        </span>
      )}
      <span className="min-w-0 grow truncate font-semibold">{label}</span>
    </Option>
  )
}

/** One of the products that a department sells, on the department's colour. */
function DepartmentThumb({ department }: { department: string }) {
  const { data: config } = useQuery(storeConfigQuery)
  const imageUrl = config?.home.departments.find(one => one.department === department)?.imageUrl
  return (
    <ProductBackdrop department={department} className="h-10!">
      {imageUrl !== undefined && (
        <ProductPicture product={{ imageUrl }} className="size-9 object-contain object-bottom" />
      )}
    </ProductBackdrop>
  )
}
