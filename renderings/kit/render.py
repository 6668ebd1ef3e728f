"""Render settings, and the way from a render to a master."""
import os
import sys
import time
import numpy as np
import bpy
import develop
import oidn

HERE = os.path.dirname(os.path.abspath(__file__))
TMP = os.path.join(HERE, '..', '.cache', 'tmp')
READY = os.path.join(HERE, '..', '.cache', 'ready')
JPEG = dict(quality=92, subsampling=0, optimize=True)


def args():
    """blender -b -P scene.py -- key=value ..."""
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return dict(x.split('=', 1) for x in a)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    w = bpy.data.worlds.new('World')
    bpy.context.scene.world = w
    w.use_nodes = True


def begin(w, h, spp=12, bounces=(6, 3, 3, 4, 8), **kw):
    """An empty scene at w x h with spp samples; the command line may say scale=, spp= and more."""
    a = args()
    s = float(a.get('scale', 1))
    reset()
    setup(int(w * s), int(h * s), int(a.get('spp', spp)), bounces=bounces, **kw)
    return a


def setup(w, h, spp, bounces, clamp=6.0):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    if 'crop' in args():                                               # a part of it: left, foot, right, top as shares
        r = s.render
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = (float(v) for v in args()['crop'].split(','))
    s.render.threads_mode, s.render.threads = 'FIXED', int(args().get('threads', 2))
    s.render.use_persistent_data = True
    c = s.cycles
    c.device, c.samples, c.seed = 'CPU', spp, 1
    c.use_denoising = False
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = clamp, 0.6
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True


PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def render_passes(tag):
    """Renders the scene; gives each pass and its name, as h x w x 3."""
    s = bpy.context.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    out = nt.nodes.new('CompositorNodeOutputFile')
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    out.base_path = TMP
    out.file_slots.clear()
    for k, p in PASSES.items():
        out.file_slots.new(f'{tag}_{k}_')
        nt.links.new(rl.outputs[p], out.inputs[-1])
    bpy.ops.render.render(write_still=False)
    for k in PASSES:
        f = os.path.join(TMP, f'{tag}_{k}_{s.frame_current:04d}.exr')
        im = bpy.data.images.load(f)
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
        im.pixels.foreach_get(a)
        yield k, a.reshape(im.size[1], im.size[0], 4)[..., :3].copy()
        bpy.data.images.remove(im)
        os.remove(f)


def finish(tag, exposure=0.0, look='Medium High Contrast', grade=None):
    """Render, denoise, photographic finish in linear light, Filmic, JPEG.

    A composition (scale=, spp= or crop= given) goes to .cache/tmp/, a master to .cache/ready/, where it is judged before list_pictures.py adopts it."""
    a = args()
    tag += a.get('tag', '')
    t0 = time.time()
    passes = dict(render_passes(tag))
    print('RENDER_SECONDS', tag, round(time.time() - t0, 1))
    t0 = time.time()
    if 'keep' in a:
        np.savez(os.path.join(TMP, tag + '_raw.npz'), **passes)
    lin = develop.photographic(oidn.denoise(**passes, threads=bpy.context.scene.render.threads), **(grade or {}))
    trial = 'scale' in a or 'spp' in a or 'crop' in a
    os.makedirs(READY, exist_ok=True)
    write_jpeg(lin, os.path.join(TMP if trial else READY, tag + '.jpg'), float(a.get('ev', exposure)), look)
    print('DEVELOP_SECONDS', tag, round(time.time() - t0, 1))


def write_jpeg(lin, path, exposure, look):
    """Filmic in Blender (as a PNG), then JPEG without chroma subsampling."""
    from PIL import Image
    s = bpy.context.scene
    h, w = lin.shape[:2]
    im = bpy.data.images.new('final', w, h, alpha=False, float_buffer=True)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = lin
    im.pixels.foreach_set(px.ravel())
    im.update()
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    s.render.image_settings.color_depth = '8'
    png = os.path.join(TMP, os.path.basename(path)[:-4] + '.png')
    im.save_render(png, scene=s)
    bpy.data.images.remove(im)
    Image.open(png).convert('RGB').save(path, **JPEG)
    os.remove(png)
