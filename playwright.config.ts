import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const firstPort = Number(process.env['E2E_PORT'] ?? 4180)
// A separate folder for each run; the workers inherit its name.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'greenlane-e2e-')))
const desk = { name: 'en-1280', viewport: { width: 1280, height: 900 }, locale: 'en-GB' }
const phone = {
  name: 'zh-390',
  viewport: { width: 390, height: 844 },
  locale: 'zh-CN',
  hasTouch: true,
  isMobile: true,
}
/** Each language has a server, a database and a demo of its own, so that both can run at the same time. */
const runs = [desk, phone].map(({ name, ...use }, index) => {
  const baseURL = `http://localhost:${firstPort + index}`
  return { name, use: { ...use, baseURL }, port: firstPort + index, dataDir: join(dataDir, name) }
})

/** Whole journeys in a real browser against the built product with a fresh demo. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: runs.length,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that only passes on a retry is reported as flaky, and does not block everybody.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list']],
  globalTeardown: './e2e/support/remove-data.ts',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording every step of every journey costs a tenth of the run; to see one: `-- --trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
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
  // What depends on neither language nor width has the name of the one in which it runs.
  projects: runs.map(({ name, use }) => ({
    name,
    use,
    workers: 1,
    grepInvert: new RegExp(
      runs.flatMap((other) => (other.name === name ? [] : `@${other.name}\\b`)).join('|'),
    ),
  })),
  webServer: runs.map((run) => ({
    name: run.name,
    command: 'node src/main/server.ts',
    url: `${run.use.baseURL}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(run.port),
      GREENLANE_DATA_DIR: run.dataDir,
      LOG_LEVEL: 'warn',
      GREENLANE_DEMO_HISTORY: 'short',
    },
  })),
})
