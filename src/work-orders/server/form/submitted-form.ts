import { lastSubmitted, readForm } from '#forms/server/public.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'

type Form = { companyId: string; nodeId: string }

/** The last submission of a form, with the template that it was filled in on; undefined before the first. */
export async function readSubmitted(
  executor: Executor,
  deps: { box: SecretBox },
  { form, template: ref }: { form: Form; template: Parameters<typeof readForm>[3] },
): Promise<{ template: Template; answers: Answers } | undefined> {
  const { template } = await readForm(executor, deps, form, ref)
  const answers = await lastSubmitted(executor, deps, form, template)
  return answers && { template, answers }
}
