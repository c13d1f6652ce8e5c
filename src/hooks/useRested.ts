import { useEffect, useState } from 'react'

/** Returns the latest value that has stood for a time, in ms: a screen reader would read aloud each one that it sees. */
export function useRested<Value>(value: Value, time: number): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), time)
    return () => clearTimeout(timer)
  }, [value, time])
  return rested
}
