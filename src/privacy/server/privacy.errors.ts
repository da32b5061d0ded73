import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const

/** Beside the field in which the name is typed. */
export const WRONG_NAME = {
  en: 'This is not the name of the company. Type it as it stands above.',
  zh: '与企业名称不一致，请按上方所示填写。',
}

export const privacyRefusals = defineRefusals('privacy', {
  export_not_found: {
    code: 499,
    status: 404,
    en: 'This export does not exist. Each export can be downloaded only by the owner who asked for it.',
    zh: '该导出不存在。导出的数据只能由申请导出的所有者本人下载。',
  },
  export_not_ready: {
    ...refused,
    en: 'This export is not ready. We send you a message as soon as it is.',
    zh: '导出尚未完成，完成后会通知您。',
  },
  export_expired: {
    ...refused,
    en: 'This export has expired and was deleted. You can start a new one at any time.',
    zh: '该导出已过期并已删除，您可随时重新导出。',
  },
  too_many_exports: {
    code: 499,
    status: 429,
    en: 'A company can start {{most}} exports within 24 hours. Download the one you have, or try again tomorrow.',
    zh: '每家企业24小时内最多可导出{{most}}次。请下载已有的导出文件，或明天再试。',
  },
  closing_blocked: {
    ...refused,
    en: 'The account cannot be closed yet: something is still open. The page says what, and what to do.',
    zh: '账户暂时无法关闭：仍有未完成的事项，页面已列明具体内容和处理方法。',
  },
  export_damaged: {
    ...refused,
    en: 'This export can no longer be read. Please start a new one.',
    zh: '该导出文件已无法读取，请重新导出。',
  },
  erasure_not_found: {
    code: 499,
    status: 404,
    en: 'There is no such request. Go back to the list and open it from there.',
    zh: '找不到该申请，请返回列表重新打开。',
  },
  erasure_blocked: {
    ...refused,
    en: 'This person cannot be erased yet: something is still open. Reload the page: the request lists what has to be done first.',
    zh: '暂时无法删除该用户：仍有未完成的事项。请刷新页面，按申请中列出的事项先行处理。',
  },
  erasure_decided: {
    ...refused,
    en: 'This request has been decided already. Reload the page to see how.',
    zh: '该申请已处理，请刷新页面查看结果。',
  },
  second_person: {
    ...refused,
    en: 'You entered this request yourself. Another administrator has to approve it.',
    zh: '该申请由您录入，须由另一名管理员批准。',
  },
  person_not_found: {
    code: 499,
    status: 404,
    en: 'Nothing is held about this e-mail address, and it has no account. Check the spelling, or ask which other address the person has used.',
    zh: '没有使用该邮箱的账户，也未保存与该邮箱有关的信息。请核对邮箱，或向对方确认是否使用过其他邮箱。',
  },
  address_has_account: {
    ...refused,
    en: 'Somebody has opened an account with this address in the meantime. Withdraw this request and enter a new one, which is then for the account.',
    zh: '在此期间已有人用该邮箱注册了账户。请撤回本申请并重新录入，新申请将针对该账户。',
  },
  erasure_held: {
    ...refused,
    en: 'A legal hold keeps these data: nothing may be erased while it lasts. The request stays open and says until when.',
    zh: '相关信息处于法定留存期间，暂不得删除。申请将保留，留存期限见申请内容。',
  },
  hold_not_found: {
    code: 499,
    status: 404,
    en: 'There is no such hold. Go back to the list and open it from there.',
    zh: '找不到该项留存，请返回列表重新打开。',
  },
  hold_company_unknown: {
    code: 499,
    status: 404,
    en: 'This company does not exist any more. Search for it again.',
    zh: '该企业已不存在，请重新搜索。',
  },
  hold_day_past: {
    ...refused,
    en: 'This day has passed. Enter today or a later day, or leave the field empty.',
    zh: '该日期已过，请填写今天或之后的日期，或留空。',
  },
  hold_changed: {
    ...refused,
    en: 'Somebody has changed this hold in the meantime. Reload the page to see how it stands.',
    zh: '该项留存已被他人更改，请刷新页面查看。',
  },
  hold_second_person: {
    ...refused,
    en: 'You asked for this yourself. Another administrator has to end the hold.',
    zh: '解除由您申请，须由另一名管理员确认。',
  },
})
