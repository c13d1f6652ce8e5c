import Box from '@mui/material/Box'
import { company } from '#config/company.ts'

const onPaper = {
  display: 'none',
  '@media print': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: '5mm',
} as const

/** How to reach us, on paper: there, no button leads to Contact. */
export function PaperWays() {
  return (
    <Box component="p" sx={onPaper}>
      {[company.salesEmail, company.phones.phone].map((way) => (
        <bdi key={way} dir="ltr">
          {way}
        </bdi>
      ))}
    </Box>
  )
}
