import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4180)
// A separate folder for each run; the workers inherit its name.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'greenlane-e2e-')))

/** Whole journeys in a real browser against the built product with a fresh demo. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that only passes on a retry is reported as flaky, and does not block everybody.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list']],
  globalTeardown: './e2e/support/remove-data.ts',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['GREENLANE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'en-1280', use: { viewport: { width: 1280, height: 900 }, locale: 'en-GB' } },
    {
      name: 'zh-390',
      use: { viewport: { width: 390, height: 844 }, locale: 'zh-CN', hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node src/main/server.ts',
    url: `http://localhost:${port}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), GREENLANE_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  },
})
