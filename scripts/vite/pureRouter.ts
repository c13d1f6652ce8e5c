import { changeModules } from './changeModules.ts'

/**
 * Tells the bundler what React Router does not: that making a component or a context has no effect. What the
 * site does not use of it, such as forms and data loading, then stays out of the bundle (7 KB of brotli).
 */
export const pureRouter = () =>
  changeModules('pure-router', /\/react-router\/dist\/.+\.mjs$/, (code) =>
    code
      .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  )
