import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** A value as it was when the window was last painted: it follows a change when the visitor sees that. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let isLast = true
    afterPaint(() => {
      if (isLast) startTransition(() => setPainted(value))
    })
    return () => {
      isLast = false
    }
  }, [value])
  return painted
}
