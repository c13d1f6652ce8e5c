import { vi } from 'vitest'

// Files of tests share processes: one for each would cost some 0.4 s of processor more. They do not share the
// project's modules: each file has them anew, with its own state, its own mocks and the hooks that they add.
vi.resetModules()
