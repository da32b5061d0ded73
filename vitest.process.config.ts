import { defineConfig } from 'vitest/config'
import { longestFirst } from './src/platform/testing/longest-first.ts'

const LONGEST = ['src/main/faults.process.test.ts', 'src/main/memory.process.test.ts']

/** Tests that start, stop and kill whole processes of the product. They need the built pages. */
export default defineConfig({
  test: {
    include: ['src/**/*.process.test.ts', 'scripts/**/*.process.test.ts'],
    globalSetup: ['src/main/testing/pages-setup.ts', 'src/platform/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each file has servers, ports and databases of its own; they mostly wait.
    maxWorkers: 2,
    pool: 'forks',
    sequence: { sequencer: longestFirst(LONGEST) },
  },
})
