import Button from '@mui/material/Button'
import { usePageHref } from '#i18n/usePageHref.ts'
import type { PageId } from '#config/pages.ts'
import { Icon } from '#components/ui/Icon.tsx'

interface TextLinkProps {
  page: PageId
  children: string
}

export function TextLink({ page, children }: TextLinkProps) {
  return (
    <Button href={usePageHref()(page)} endIcon={<Icon name="arrow" />} sx={{ marginInlineStart: -1.5 }}>
      {children}
    </Button>
  )
}
