import Box from '@mui/material/Box'
import type { PromiseKind } from '#config/ownerFacts.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { ContactButton } from './ContactButton.tsx'
import type { InnerPageSlotProps, InnerPageSlots } from './InnerPageSlots.ts'
import { PromiseNote } from './PromiseNote.tsx'
import { toolsBesideFirst } from './toolsBesideFirst.ts'

/** In the corner above the scene; on phones beside the first button. */
const corner = {
  position: { sm: 'absolute' },
  insetBlockStart: -10,
  insetInlineEnd: 0,
  marginInlineStart: { xs: 1, sm: 0 },
} as const

const ways = {
  ...toolsBesideFirst,
  columnGap: { sm: 2.5 },
  paddingBlockStart: 1,
  inlineSize: '100%',
} as const

/** It says what follows a button that paper does not have; the last band says it there. */
const onScreenOnly = { '@media print': { display: 'none' } } as const

/** Below the button where it does not fit beside. */
const besideButton = { flex: '1 1 14em', textWrap: 'balance' } as const

/** In a row of their own: what stands beside the button is about the button. */
const actions = { display: 'grid', justifyItems: { sm: 'start' }, flexBasis: '100%' } as const

export interface OpeningWaysProps extends InnerPageSlotProps {
  promise: PromiseKind
  slots: InnerPageSlots
}

/** The ways on from an opening: to Contact, the page's own, and what one may do with the page. */
export function OpeningWays({ page, promise, slots }: OpeningWaysProps) {
  const { t } = useTexts()
  return (
    <Box sx={ways}>
      <ContactButton about={page} color="secondary">
        {t(`pages/${page}:contact.action`)}
      </ContactButton>
      {slots.tools && (
        <Box data-tools sx={corner}>
          <slots.tools page={page} />
        </Box>
      )}
      <PromiseNote page={page} promise={promise} color="textSecondary" sx={[besideButton, onScreenOnly]} />
      {slots.actions && (
        <Box sx={actions}>
          <slots.actions page={page} />
        </Box>
      )}
    </Box>
  )
}
