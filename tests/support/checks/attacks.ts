declare global {
  var attacked: boolean | undefined
}

/** The address of a picture on another site. */
export const elsewhere = 'https://evil.example/pixel.png'
/** HTML whose script sets `attacked`. */
export const script = '<img src=x onerror="parent.attacked=true;attacked=true">'

/**
 * HTML that has been used to attack programs that show the texts of others. Each one would set `attacked` in its own
 * window or in the window of the app.
 */
export const attacks = [
  script,
  '<script>parent.attacked = true</script>',
  '<svg onload="parent.attacked=true"><a xlink:href="javascript:parent.attacked=true">x</a></svg>',
  '<a href="javascript:parent.attacked=true">x</a>',
  '<a href="jav&#x09;ascript:parent.attacked=true">x</a>',
  '<iframe srcdoc="<script>parent.parent.attacked=true</script>"></iframe>',
  '<object data="data:text/html,<script>parent.attacked=true</script>"></object>',
  '<form action="https://evil.example"><input name=q autofocus onfocus="parent.attacked=true"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=parent.attacked=true&gt;">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/a.css">',
  `<img src="${elsewhere}"><img srcset="${elsewhere} 1x"><table background="${elsewhere}"><tr><td>x</td></tr></table>`,
  `<p style="background:url(${elsewhere})">x</p><style>@import "${elsewhere}"; p { background: url(${elsewhere}) }</style>`,
  `<p style="background:u\\72l(${elsewhere})">x</p><video src="${elsewhere}" poster="${elsewhere}"></video>`,
]
