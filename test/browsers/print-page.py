"""Prints a page with WebKitGTK into a PDF file: print-page.py ADDRESS FILE."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, path = sys.argv[1:]
window = Gtk.OffscreenWindow()
view = WebKit2.WebView()
window.add(view)
window.set_default_size(1200, 900)
window.show_all()
status = [1]


def end(code):
    status[0] = code
    Gtk.main_quit()


def write():
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{path}")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set_printer("Print to File")
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.connect("finished", lambda *_: end(0))
    operation.connect("failed", lambda _, fault: print(fault.message, file=sys.stderr) or end(1))
    operation.print_()


view.connect("load-changed", lambda _, event: event == WebKit2.LoadEvent.FINISHED and GLib.timeout_add(1500, write) and None)
view.load_uri(address)
GLib.timeout_add_seconds(90, lambda: end(1))
Gtk.main()
sys.exit(status[0])
