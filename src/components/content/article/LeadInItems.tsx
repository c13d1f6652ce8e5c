import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { markPart } from '#i18n/untranslated.ts'

/** Splits "Assess: we list …" after its colon. */
const leadIn = /^([^:]{1,40}:)\s(.+)$/su

function split(text: string) {
  const [, name, rest = text] = leadIn.exec(text) ?? []
  if (name === undefined) return { rest }
  return { name: markPart(name.slice(0, -1), text), colon: name.slice(-1), rest: markPart(rest, text) }
}

const Large = styled('strong')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'block',
}))

/** A sentence of a diagram; its first words ("Assess: …") are set in bold. */
export function LeadIn({ text }: { text: string }) {
  const { name, colon, rest } = split(text)
  return (
    <>
      {name && (
        <strong>
          {name}
          {colon}{' '}
        </strong>
      )}
      {rest}
    </>
  )
}

/** A sentence of a drawing; what stands before its colon ("600 GB: today") leads in a line of its own, in large type. */
export function LargeLeadIn({ text }: { text: string }) {
  const { name, colon, rest } = split(text)
  return (
    <>
      {name && (
        <Large>
          {name}
          <VisuallyHidden>{colon} </VisuallyHidden>
        </Large>
      )}
      {rest}
    </>
  )
}

/** The sentences of a diagram as items of its list. */
export function LeadInItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <LeadIn text={item} />
    </li>
  ))
}
