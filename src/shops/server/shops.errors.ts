import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const

export const shopRefusals = defineRefusals('shop', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This shop does not exist, or it was removed. Please reload the page.',
    zh: '该店铺不存在或已移除，请刷新页面。',
  },
  exists: {
    ...refused,
    en: 'Your company already has a shop on this marketplace and region with this seller ID. Please use that one, or enter another seller ID.',
    zh: '贵公司已添加过该平台、该地区的同一卖家ID。请使用已有店铺，或填写其他卖家ID。',
  },
  too_many: {
    ...refused,
    en: 'A company can have up to {{most}} shops. Remove one that you no longer use.',
    zh: '每家企业最多可添加{{most}}个店铺，请先移除不再使用的店铺。',
  },
  number_not_found: {
    code: 499,
    status: 404,
    en: 'This number is not entered in this shop: it belongs to another region, or it is no longer in force. Please reload the page.',
    zh: '该号码无需在此店铺填写：地区不同，或号码已失效。请刷新页面。',
  },
  number_move: {
    ...refused,
    status: 409,
    en: 'Somebody else has changed this number’s status in the meantime. Please reload the page and check it.',
    zh: '他人刚更新了该号码的状态，请刷新页面后查看。',
  },
  number_reason: {
    code: 400,
    status: 400,
    en: 'Enter what the marketplace said, so that we can help.',
    zh: '请填写平台给出的原因，以便我们协助处理。',
  },
  number_day: {
    code: 400,
    status: 400,
    en: 'Enter today or an earlier day.',
    zh: '请填写今天或更早的日期。',
  },
  notice_not_found: {
    code: 499,
    status: 404,
    en: 'This notice does not exist. Please reload the page.',
    zh: '该通知不存在，请刷新页面。',
  },
  notice_move: {
    ...refused,
    status: 409,
    en: 'Somebody else has changed this notice in the meantime. Please reload the page and check its status.',
    zh: '他人刚更新了该通知，请刷新页面后查看。',
  },
  notice_empty: {
    code: 400,
    status: 400,
    en: 'Paste the text of the notice, or add a screenshot of it.',
    zh: '请粘贴通知原文，或上传截图。',
  },
  notices_too_many: {
    ...refused,
    en: 'Your company has {{most}} notices that are not closed. Close those that are settled.',
    zh: '贵公司有{{most}}条未结案的通知，请先将已处理完的结案。',
  },
  nothing_to_confirm: {
    ...refused,
    status: 409,
    en: 'There is nothing to confirm: this account is not in another company’s name. Please reload the page.',
    zh: '无需确认：该账户并非登记在其他企业名下。请刷新页面。',
  },
  no_consent_needed: {
    ...refused,
    en: 'This marketplace needs no authorisation. Import its sales reports as files.',
    zh: '该平台无需授权，请以文件方式导入销售报告。',
  },
  not_set_up: {
    ...refused,
    en: 'Connecting Amazon is not set up on this portal yet. Please contact us.',
    zh: '本站尚未开通Amazon授权，请联系我们。',
  },
  consent_state: {
    ...refused,
    en: 'This authorisation was not started in this session, or it took longer than an hour. Nothing was changed. Please start again from your shops.',
    zh: '该授权不是在本次登录中发起的，或已超过一小时。未作任何更改，请回到店铺页面重新发起。',
  },
  consent_used: {
    ...refused,
    status: 409,
    en: 'This authorisation has already been completed. Look at your shops to see whether it worked; if not, start again.',
    zh: '该授权已处理过。请在店铺页面查看结果，如未成功请重新发起。',
  },
  consent_refused: {
    ...refused,
    en: 'You did not give consent at Amazon. Nothing was changed. You can start again at any time.',
    zh: '您在Amazon未同意授权，未作任何更改。可随时重新发起。',
  },
  consent_code: {
    ...refused,
    en: 'Amazon no longer accepts this authorisation: it is valid for five minutes. Please start again from your shops.',
    zh: 'Amazon已不接受此次授权（有效期仅5分钟），请回到店铺页面重新发起。',
  },
  other_seller: {
    ...refused,
    en: 'You consented with the Amazon account {{given}}, but this shop has the seller ID {{expected}}. Nothing was changed. Sign in to the right account at Amazon and start again, or add the other account as a shop of its own.',
    zh: '您授权的Amazon账户为{{given}}，而该店铺的卖家ID是{{expected}}，未作任何更改。请在Amazon登录正确的账户后重新发起，或将另一账户单独添加为店铺。',
  },
  other_company: {
    ...refused,
    en: 'This Amazon account is already authorised for another company on this portal. If it is yours, ask whoever looks after that company to withdraw it there first; if you do not know who that is, write to us with the seller ID and we release it.',
    zh: '该Amazon账户已由本站的另一家企业授权。如为您的账户，请先让负责那家企业的人员撤销授权；如不清楚是谁，请将卖家ID发给我们，由我们解除。',
  },
  account_free: {
    code: 499,
    status: 404,
    en: 'No company here has authorised this Amazon account. Compare the seller ID with what you were sent.',
    zh: '本站没有企业授权过该Amazon账户，请核对卖家ID。',
  },
  account_moved: {
    ...refused,
    status: 409,
    en: 'Another company has authorised this account in the meantime. Nothing was changed; please look it up again.',
    zh: '该账户刚由另一家企业授权，未作任何更改，请重新查询。',
  },
  amazon_unavailable: {
    code: 502,
    status: 502,
    en: 'Amazon is not answering at the moment. Nothing was changed. Please start again in a few minutes.',
    zh: 'Amazon暂时没有响应，未作任何更改，请几分钟后重新发起。',
  },
})
