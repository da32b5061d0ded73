import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'

export const READING_SETTINGS = {
  foreignFilesADay: setting({
    env: 'GREENLANE_FOREIGN_FILES_A_DAY',
    doc: 'How many documents of what is not their work a member of staff opens in a day, each with a reason.',
    schema: z.coerce.number().int().min(1).max(10_000),
    default: 60,
  }),
} as const

export type ReadingConfig = { foreignFilesADay: number }

export const readingConfig = (raw: RawSettings<typeof READING_SETTINGS>): ReadingConfig => ({
  foreignFilesADay: raw.foreignFilesADay ?? 60,
})
