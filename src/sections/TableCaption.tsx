import Typography from '@mui/material/Typography'

/** Says what a table adds to the heading above it; the table has its name from it. */
export function TableCaption({ id, children }: { id: string; children: string }) {
  return (
    <Typography
      id={id}
      variant="body2"
      color="textSecondary"
      sx={{ marginBlockEnd: 1.5, maxInlineSize: 'none', textWrap: 'balance' }}
    >
      {children}
    </Typography>
  )
}
