import type { Random } from '../random.ts'
import type { TestApp } from '../test-app.ts'

/** Who tells stories, of whom. */
export type Telling = {
  product: TestApp
  /** Another one each time. */
  seller: () => { token: string; password: string }
  finance: { token: string }
  random: Random
}
