import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's figures for a page on a slow phone. */
export type PageFigures = {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  lcpMs: number
  cls: number
  tbtMs: number
}

/** The `lighthouse` command, if installed. */
export function findLighthouse(): string | undefined {
  try {
    const home = dirname(createRequire(import.meta.url).resolve('lighthouse/package.json'))
    return join(home, 'cli/index.js')
  } catch {
    return undefined
  }
}

/** One run of Lighthouse with its settings for phones: simulated slow 4G and a processor four times slower. */
export async function runLighthouse(command: string, url: string, chromium: string): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const flags = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking']
    await runQuietly(
      [
        command,
        url,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { ...process.env, CHROME_PATH: chromium },
    )
    const report = JSON.parse(await readFile(file, 'utf8')) as Report
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
    const figure = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcpMs: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbtMs: figure('total-blocking-time'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runQuietly(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`lighthouse ended with ${code}`))))
  })
}
