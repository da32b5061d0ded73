import { registerHooks } from 'node:module'

/**
 * Node 24 needs a second of processor time and 150 MB to link the ES modules of drizzle, which import each other in
 * circles; its CommonJS files, the same code, need a tenth of that.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const conditions = context.conditions.map((name) => (name === 'import' ? 'require' : name))
    return next(specifier, { ...context, conditions })
  },
})
