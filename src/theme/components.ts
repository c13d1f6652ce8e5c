import { base } from './components/base.ts'
import { buttons } from './components/buttons.ts'
import { inputs } from './components/inputs.ts'
import { navigation } from './components/navigation.ts'
import { surfaces } from './components/surfaces.ts'

export const components = {
  ...base,
  ...buttons,
  ...inputs,
  ...navigation,
  ...surfaces,
}
