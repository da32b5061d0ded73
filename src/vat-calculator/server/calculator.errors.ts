import { defineRefusals } from '#platform/shared/refusal.ts'

export const calculatorRefusals = defineRefusals('tax', {
  too_many_lines: {
    code: 499,
    status: 422,
    en: 'The calculator takes {{most}} lines at a time; you sent {{lines}}. Send them in batches of up to {{most}}.',
    zh: '税金试算每次最多{{most}}行，本次共{{lines}}行。请拆分为多批，每批不超过{{most}}行。',
  },
})
