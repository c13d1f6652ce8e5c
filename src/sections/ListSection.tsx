import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import { BulletList } from '#components/content/BulletList.ts'
import { columnGap } from '#components/content/secondEdge.ts'
import { onScreen } from '#theme/tokens.ts'
import { itemKey } from './itemKey.ts'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** As high as the picture beside it. On phones the list has the whole width. */
const card = (theme: Theme) => ({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  padding: 'clamp(20px, 3vw, 36px)',
  [onScreen(theme.breakpoints.down('sm'))]: { padding: 0, border: 0, backgroundColor: 'transparent' },
})

const wide = {
  maxInlineSize: ({ spacing }: Theme) => `calc(var(--wide-measure) + ${spacing(3.5)})`,
} as const

const columns = { maxInlineSize: 'none', gridTemplateColumns: { md: '1fr 1fr' }, columnGap } as const

/** A list on a card, beside its words or its picture; without a picture and paragraphs, it stands below it in two columns. */
export function ListSection({ words }: SectionProps<'list'>) {
  const { items, paragraphs } = words.texts
  const isBelow = !paragraphs && !words.picture
  const list = (
    <Paper variant="filled" sx={card}>
      <BulletList sx={isBelow ? columns : wide}>
        {items.map((item, index) => (
          <li key={itemKey(item, index)}>{item}</li>
        ))}
      </BulletList>
    </Paper>
  )
  if (isBelow) return <SectionLayout {...words}>{list}</SectionLayout>
  return <SectionLayout {...words} beside={list} isPanel />
}
