import { classNames } from '../../ui/class-names.ts'

/** The colour of a department; its name is always beside it. */
export function DepartmentSquare({
  department,
  className,
}: {
  department: string
  className?: string
}) {
  return (
    <span
      aria-hidden
      data-department={department}
      className={classNames('inline-block size-2.5 shrink-0 rounded-[3px] bg-(--d)', className)}
    />
  )
}
