export type LintCode =
  | 'shape'
  | 'tooDeep'
  | 'badKey'
  | 'duplicateKey'
  | 'duplicateOption'
  | 'missingTranslation'
  | 'unknownReference'
  | 'forwardReference'
  | 'cycle'
  | 'wrongOperator'
  | 'unknownOption'
  | 'unknownCountry'
  | 'wrongValidator'
  | 'wrongLimits'

/** Where (`company.city`, `people.directors.fullName`) and what; `detail` is the offending key, value or schema message. */
export type LintIssue = { at: string; code: LintCode; detail: string }
