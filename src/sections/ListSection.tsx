import Paper from '@mui/material/Paper'
import { BulletList } from '#components/content/BulletList.ts'
import { itemKey } from './itemKey.ts'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** A list on a card, beside its words. */
export function ListSection({ words }: SectionProps<'list'>) {
  return (
    <SectionLayout
      {...words}
      beside={
        <Paper variant="filled" sx={{ padding: 'clamp(20px, 3vw, 36px)' }}>
          <BulletList>
            {words.texts.items.map((item, index) => (
              <li key={itemKey(item, index)}>{item}</li>
            ))}
          </BulletList>
        </Paper>
      }
    />
  )
}
