import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Browser } from '@playwright/test'
import { nameOf, type Shot } from './take.ts'

const PHONE_PX = 200
const DESK_PX = 520
const TALLEST_PX = 1100

/** The eight variants of one screen side by side, as one picture. */
export async function drawSheet(browser: Browser, folder: string, shots: readonly Shot[]): Promise<string> {
  const [first] = shots
  if (!first) throw new Error('a sheet without pictures')
  const page = await browser.newPage({
    viewport: { width: 2 * (PHONE_PX + 2 * DESK_PX) + 100, height: 800 },
  })
  const html = `${folder}/sheet.html`
  await writeFile(
    html,
    `<!doctype html><meta charset="utf-8">${style}<main>${shots.map(figure).join('')}</main>`,
  )
  await page.goto(`file://${html}`)
  const file = `${folder}/_${first.screen}.png`
  await page.locator('main').screenshot({ path: file })
  await page.close()
  return file
}

/** All screens in all variants, for scrolling through. */
export async function writeIndex(folder: string, shots: readonly Shot[]): Promise<string> {
  const names = [...new Set(shots.map((shot) => shot.screen))]
  const body = names
    .map((name) => {
      const own = shots.filter((shot) => shot.screen === name)
      const problems = own.flatMap((shot) => shot.problems.map((text) => `${nameOf(shot.variant)}: ${text}`))
      return `<h2>${name}</h2><pre>${problems.map(escape).join('\n')}</pre><main>${own.map(figure).join('')}</main>`
    })
    .join('')
  const file = `${folder}/index.html`
  await writeFile(file, `<!doctype html><meta charset="utf-8"><title>Screens</title>${style}${body}`)
  return file
}

const style = `<style>
  body { margin: 0; font: 14px sans-serif; background: #888 }
  h2, pre { margin: 8px }
  main { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; padding: 12px; background: #888 }
  figure { margin: 0 }
  div { max-height: ${TALLEST_PX}px; overflow: hidden }
</style>`

function figure({ variant, file }: Shot): string {
  const width = variant.width === 390 ? PHONE_PX : DESK_PX
  return `<figure><figcaption>${nameOf(variant)}</figcaption><div><img src="${basename(file)}" width="${width}"></div></figure>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
