#!/usr/bin/env gjs
/* global imports, ARGV */

// A browser of WebKitGTK for WebDriver, which keeps caches and databases in the folder of its argument. MiniBrowser, which
// WebDriver uses otherwise, keeps them in memory and loses them with the last process of a site.
const [folder] = ARGV
Object.assign(imports.gi.versions, { Gtk: '3.0', WebKit2: '4.1' })
const { Gtk, WebKit2: WebKit } = imports.gi

Gtk.init(null)
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
})

function openWindow() {
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true })
  const window = new Gtk.Window()
  window.add(view)
  view.connect('close', () => window.destroy())
  window.show_all()
  return view
}

context.set_automation_allowed(true)
context.connect('automation-started', (_context, session) => session.connect('create-web-view', openWindow))
Gtk.main()
