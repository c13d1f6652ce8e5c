import type { ComponentType } from 'react'
import type { Drawing } from '#content/kinds/calculation.ts'
import { Bars } from './Bars.tsx'
import type { DrawingProps } from './DrawingProps.ts'
import { Machines } from './Machines.tsx'
import { Waterfall } from './Waterfall.tsx'

/** The drawing of a calculation, by its form. */
export const drawings: Record<Drawing['form'], ComponentType<DrawingProps>> = {
  bars: Bars,
  machines: Machines,
  waterfall: Waterfall,
}
