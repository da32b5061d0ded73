/** A warning that a Trident-based browser can run: plain old script, both languages, no dependencies. */
export const TRIDENT_WARNING =
  'if(/Trident|MSIE/.test(navigator.userAgent)){document.write(\'<div style="padding:12px 16px;background:#FFF5E0;color:#8A5300;font:14px Arial,sans-serif">This browser is too old for this site. Please switch to a current Chrome browser. \\u60a8\\u7684\\u6d4f\\u89c8\\u5668\\u7248\\u672c\\u8fc7\\u65e7\\uff0c\\u8bf7\\u6539\\u7528\\u6700\\u65b0\\u7248Chrome\\u6d4f\\u89c8\\u5668\\u3002</div>\')}'
