import { defineConfig } from 'vitest/config'

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
  },
})
