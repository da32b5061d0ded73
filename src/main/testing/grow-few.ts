import '../quick-imports.ts'

/** What goes on behind a demo, with as many orders as the first argument says, for tests that kill it. */
const { fillDemo, growDemo } = await import('../demo.ts')
const { withProduct } = await import('../with-product.ts')

const count = Number(process.argv[2])
const { signal: stopping } = new AbortController()
await withProduct(
  process.env,
  async (wired, database) => {
    await fillDemo(wired)
    await growDemo(wired, database, { stopping, count })
  },
  { flushes: false },
)
