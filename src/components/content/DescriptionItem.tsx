import type { ReactNode } from 'react'

/** An entry of a `<dl>`. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
