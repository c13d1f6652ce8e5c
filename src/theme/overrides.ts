import { base } from './overrides/base.ts'
import { buttons } from './overrides/buttons.ts'
import { inputs } from './overrides/inputs.ts'
import { navigation } from './overrides/navigation.ts'
import { surfaces } from './overrides/surfaces.ts'

export const overrides = {
  ...base,
  ...buttons,
  ...inputs,
  ...navigation,
  ...surfaces,
}
