import { defineConfig } from 'vitest/config'
import { longestFirst } from './src/platform/testing/longest-first.ts'

const LONGEST = [
  'src/main/fuzz.http.test.ts',
  'src/platform/server/jobs.test.ts',
  'src/platform/server/embedded-postgres/embedded-postgres.test.ts',
]

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    // Those start whole processes and need the built pages: vitest.process.config.ts.
    exclude: ['**/node_modules/**', '**/*.process.test.ts'],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    pool: 'forks',
    // Files share the modules of their worker: importing the product anew for each took half of the run. So a test puts
    // back what it replaces; its database is its file's own anyway.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
})
