import Box from '@mui/material/Box'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { company } from '#config/company.ts'

const onPaper = {
  display: 'none',
  '@media print': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: '5mm',
} as const

/** Our mail address and our number, as links: a PDF is read on a screen, too. */
export function ContactWays() {
  return [company.salesEmail, company.phones.phone].map((way) => <ContactLink key={way} to={way} />)
}

/** A page's button on paper: what one can ask for, and how to reach us. */
export function PaperWays({ action }: { action: string }) {
  return (
    <Box component="p" sx={onPaper}>
      {/* oxlint-disable-next-line react/jsx-no-literals -- all languages of the site write a colon here */}
      <strong>{action}:</strong>
      <ContactWays />
    </Box>
  )
}
