import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'

interface PutBackProps {
  /** What has gone. */
  text: string
  action: string
  onPutBack: () => void
}

/** Stands for answers that the visitor has taken away. Its button takes the focus of the one that has gone with them. */
export function PutBack({ text, action, onPutBack }: PutBackProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useEffect(() => buttonRef.current?.focus(), [])
  return (
    <div>
      <Typography id={textId}>{text}</Typography>
      <Button ref={buttonRef} variant="text" aria-describedby={textId} onClick={onPutBack}>
        {action}
      </Button>
    </div>
  )
}
