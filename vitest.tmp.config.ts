import { defineConfig } from 'vitest/config'

/** Tests that start, stop and kill whole processes of the product. They need the built pages. */
export default defineConfig({
  test: {
    include: ['src/**/*.process.test.ts', 'scripts/**/*.process.test.ts'],
    globalSetup: [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    pool: 'forks',
  },
})
