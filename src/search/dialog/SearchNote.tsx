import Typography from '@mui/material/Typography'

/** The lines below the field. A screen reader hears them from a region of their own, after a rest. */
export function SearchNote({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      aria-hidden
      sx={{ paddingInline: 2.5, paddingBlockStart: 1.5, '&:last-child': { paddingBlockEnd: 1.5 } }}
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Typography>
  )
}
