import './quick-imports.ts'

// Only now, so that what was registered above applies to everything that it imports.
await import('./run-growing.ts')
