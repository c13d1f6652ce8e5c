import type { ComponentType } from 'react'
import type { Drawing } from '#content/kinds/calculation.ts'
import { Bars } from './Bars.tsx'
import type { DrawingProps } from './DrawingProps.ts'
import { Machines } from './Machines.tsx'
import { Stairs } from './Stairs.tsx'

/** The drawing of a calculation, by its form. */
export const drawings: Record<Drawing['form'], ComponentType<DrawingProps>> = {
  bars: Bars,
  machines: Machines,
  stairs: Stairs,
}
