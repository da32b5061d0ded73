import { enableCompileCache, registerHooks } from 'node:module'
import { resolve } from 'node:path'

/*
 * Imported first by each entry of the product, which imports the rest dynamically, so that it applies to all of it:
 * a start takes half as long.
 */

// Libraries ask for it. Unset, React and React Router work as for their own developers: pages take three times as long, and tell more.
if (!process.env['GREENLANE_DEV']) process.env['NODE_ENV'] ||= 'production'

// What Node made of a file is kept until the file changes. Where the folder cannot be written, nothing is kept.
enableCompileCache(resolve(import.meta.dirname, '../../node_modules/.cache/node'))

/** Where names of drizzle lead from our own files. Node reads its 180 kB of package.json for each import anew. */
const known = new Map<string, ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>>()

/**
 * Node 24 needs a second of processor time and 150 MB to link the ES modules of drizzle, which import each other in
 * circles; its CommonJS files, the same code, need a tenth of that.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const before = known.get(specifier)
    if (before) return before
    const conditions = context.conditions.map((name) => (name === 'import' ? 'require' : name))
    const found = { ...next(specifier, { ...context, conditions }), shortCircuit: true }
    known.set(specifier, found)
    return found
  },
})
