import { answer, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { previewTemplate } from '../contract.ts'
import { newestTemplate } from './form-templates.ts'
import { formRefusals } from './forms.errors.ts'

export function formsRoutes(_deps: ServerDeps): Route[] {
  return [
    answer(previewTemplate, async (_context, { code }) => {
      const template = newestTemplate(code)
      if (!template) throw formRefusals.unknown_template()
      return template
    }),
  ]
}
