import Box from '@mui/material/Box'

/** A row of the brand's quarter arches. Each pair forms the arch of a bridge; the row closes the page. */
export function ArchRow() {
  return (
    <Box
      component="svg"
      aria-hidden
      height={32}
      sx={{ inlineSize: '100%', color: 'primary.main', opacity: 0.45 }}
    >
      <defs>
        <pattern id="arch-row" width={64} height={32} patternUnits="userSpaceOnUse">
          <path
            fill="currentColor"
            d="M0 32A32 32 0 0 1 32 0V12A20 20 0 0 0 12 32ZM64 32A32 32 0 0 0 32 0V12A20 20 0 0 1 52 32Z"
          />
        </pattern>
      </defs>
      <rect width="100%" height="32" fill="url(#arch-row)" />
    </Box>
  )
}
