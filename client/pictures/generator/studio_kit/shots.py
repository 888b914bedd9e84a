"""Named pictures: each builds its scene and returns how to place the camera and the render settings."""
import bpy
from . import appliances as ap
from . import geom as g
from . import inside
from . import materials as m
from . import parts as p
from . import ranges
from . import rooms
from . import studio as st


def _prepare(size):
    st.clear()
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = size


def _view(kw, w, h):
    view, fill, side, hi = str(kw.pop('view', '34')), kw.pop('fill', .84), kw.pop('side', 1), kw.pop('sweep', .62)
    if view == 'above':
        return lambda: st.view_above(w, h, fill, hi=hi)
    angle, metres, floor = kw.pop('angle', 27), kw.pop('metres', None), kw.pop('floor', .085)
    polished = kw.get('colour') == 'mirror'
    if metres:
        return lambda: st.view_product(w, h, metres, floor, angle, eye=max(h * 1.42, h + .25), side=side, hi=hi, polished=polished)
    return lambda: (st.view_front(w, h, fill, hi=hi) if view == 'front' else st.view_34(w, h, fill, side, angle=angle, hi=hi))


def build(shot, size, kw):
    _prepare(size)
    return globals()['shot_' + shot](kw)


def shot_cooker(kw):
    w = kw.get('width', 90) / 100
    if kw.get('colour') in m.METALS:
        kw.setdefault('sweep', 1.9)
    elif ranges.collection(kw.get('style', 'perfection'))['shell'] == 'steel':
        kw.setdefault('sweep', 1.15)
    bg = kw.pop('bg', 'transparent')
    kw.setdefault('lit', .10)
    cam = _view(kw, w, 1.0)
    st.studio(w, 1.0, transparent=bg == 'transparent')
    with g.group('product'):
        ap.cooker(**kw)
    return dict(camera=cam)


def shot_oven(kw):
    kw.setdefault('angle', 13)
    kw.setdefault('sweep', 1.5 if kw.get('colour', 'nero') in ('nero', 'black') + m.METALS else .8)
    cam = _view(kw, .6, .6)
    st.studio(kw.get('width', 60) / 100, .6)
    with g.group('product'):
        kw.setdefault('lit', .10)
        ap.oven(**kw)
    return dict(camera=cam)


def shot_microwave(kw):
    kw.setdefault('angle', 13)
    kw.setdefault('sweep', 1.5 if kw.get('colour', 'nero') in ('nero', 'black') + m.METALS else .8)
    w, h = (.45, .38) if kw.get('width') == 45 else (.6, .46)
    cam = _view(kw, w, h)
    st.studio(w, h)
    with g.group('product'):
        kw.setdefault('lit', .08)
        ap.microwave(**kw)
    return dict(camera=cam)


def shot_drawer(kw):
    kw.setdefault('angle', 13)
    kw.setdefault('sweep', 1.5 if kw.get('colour', 'nero') in ('nero', 'black') + m.METALS else .8)
    cam = _view(kw, .6, .2)
    st.studio(.6, .2)
    with g.group('product'):
        ap.warming_drawer(**kw)
    return dict(camera=cam)


def shot_hob(kw):
    w = kw.get('width', 75) / 100
    kw.pop('view', None)
    fill, metres = kw.pop('fill', .86), kw.pop('metres', None)
    st.studio(w, .1, floor=not metres)      # so thin a thing throws no shadow worth its price
    with g.group('product'):
        ap.hob(**kw)

    def cam():
        if metres:                                                      # seen from higher, so that the zones read on a small card
            c = st.camera((.27, -1.66, 1.62), (0, .25), pitch=-38)
            st.frame(c, metres)
        else:
            c = st.camera((.55, -1.75, 1.15), (0, .25), pitch=-28)
            st.fit(c, fill)
    return dict(camera=cam)


def shot_hood(kw):
    w = kw.get('width', 90) / 100
    fill, metres, below = kw.pop('fill', .82), kw.pop('metres', None), kw.pop('view', None) == 'below'
    st.studio(w, .8, floor=False)
    metal = kw.get('colour', 'stainless_steel') in m.METALS
    dark = not metal and kw['colour'] not in ('white', 'cream', 'avena')
    front = st.softbox('front', (-.8, -2.6, .35), (0, 0, .7), 1.8, .5, 12 if metal else 26)
    front.visible_glossy = not dark and kw.get('colour') != 'mirror'   # dark enamel would mirror it as a grey haze, a mirror as a white sheet
    if below:
        st.gradient_card('beneath', (.0, 3.2, -1.3), (0, .25, .4), 6.0, 2.6, .08, .62)      # what the steel of its mouth mirrors
        for light in ('back', 'top'):                                   # seen along its flare, a dark bell would mirror them as a grey haze
            bpy.data.objects[light].visible_glossy = not dark
    if kw.get('kind') == 'slim' or below:
        st.softbox('under', (-1.2, -1.8, -.9), (0, .2, .4), 1.4, .8, 45)
    with g.group('product', (0, 0, .4)):
        ap.hood(**kw)

    def cam():
        # a flat hood shows itself from below
        c = st.camera((.85, -2.7, -.85), (0, .2), pitch=21) if below else st.camera((1.5, -3.6, -.35 if kw.get('kind') == 'slim' else .36), (0, .2))
        if metres:
            st.frame(c, metres)
        else:
            st.fit(c, fill)
        lo, hi = (.15, .95) if kw.get('colour') == 'mirror' else (.10, .62) if metal else (.05, .30) if dark else (.45, .8)
        st.mirror_card(c, w, .36, 1.1, lo=lo, hi=hi)
    return dict(camera=cam)


def shot_hero(kw):
    """A cooker in a room (rooms.ROOMS). Framing in metres on the plane of the fronts, dist how far the camera stands from it."""
    R = {**rooms.ROOMS[kw.setdefault('room', 'classic')], **kw.get('look', {})}
    room, power, view = kw.pop('room'), kw.pop('power', 1.0), dict(R['view'])
    view.update({k: kw.pop(k) for k in ('wide', 'cx', 'cz', 'x', 'eye', 'dist', 'yaw_to') if k in kw})
    exposure = kw.pop('exposure', R['exposure'])
    width = kw.get('width', 90)
    hood_kw = dict(width=width if width in (60, 90, 120) else 120, kind=kw.pop('hood', R['hood']), style=kw.get('style', 'perfection'),
                   colour=kw.pop('hood_colour', 'stainless_steel'), chimney=R['ceiling'] - 1.62, detail=kw.get('detail'))
    around = {k: kw.pop(k) for k in ('pan', 'gap', 'tall', 'quiet', 'bare', 'built', 'look') if k in kw}
    rooms.kitchen(room, kw, hood_kw, power, **around)
    return dict(camera=lambda: st.view_kitchen(centre=(view.pop('cx'), view.pop('cz')), **view),
                settings=dict(bounces=7, exposure=exposure))


def shot_burner(kw):
    """A burner alight, close and straight in front, under its grid; behind it another, out of focus."""
    st.world(.06)
    st.softbox('key', (-.9, .8, .9), (0, 0, 0), .7, .5, 5)
    st.softbox('strip', (.9, -.5, .6), (0, 0, 0), .15, .9, 3)
    st.softbox('back', (.3, 1.5, .45), (0, 0, .02), 1.0, .25, 2.6)
    with g.group('top'):
        g.slab('steel', 1.6, 1.4, .01, m.brushed_steel('x'), (0, .2, -.01), r=.01, b=.003, orient=g.TOP)
        brass = kw.pop('brass', True)
        p.burner(0, 0, 0, kw.pop('size_name', 'large'), brass=brass, flame=True)
        p.grid(-.125, .125, -.125, .36, 0, [(0, 0, .047), (0, .235, .036)])
        p.burner(0, .235, 0, 'medium', brass=brass)
        for s in (-1, 1):
            p.burner(s * .262, .12, 0, 'medium', brass=brass, flame=s > 0)
            p.grid(*sorted((s * .131, s * .395)), -.125, .36, 0, [(s * .262, .12, .036)])

    def cam():
        c = st.camera((.075, -.50, .175), (.075, 0), lens=62, pitch=-15.5, dof=.485, fstop=6)        # not before the finger of the grid
        c.data.shift_x = kw.get('aside', -.16)
    return dict(camera=cam, settings=dict(exposure=.2))


def shot_flame(kw):
    """One burner of a dark cooker in the evening, that lights: lit, gas and phase as in parts.flame_ring."""
    st.world(.03)
    st.softbox('rim', (.30, 1.15, .52), (0, 0, .02), .7, .12, 3.8)
    st.softbox('low', (.8, -.35, .22), (0, 0, .02), .10, .7, 1.6)
    with g.group('top'):
        g.slab('enamel', 1.6, 1.4, .01, m.black_enamel(.18), (0, .2, -.01), r=.01, b=.003, orient=g.TOP)
        p.burner(0, 0, 0, 'large', brass=True, flame=True, **{k: kw.pop(k) for k in ('lit', 'gas', 'phase') if k in kw})
        p.grid(-.125, .125, -.125, .36, 0, [(0, 0, .047), (0, .235, .036)])
        p.burner(0, .235, 0, 'medium', brass=True)

    def cam():
        c = st.camera((.05, -.46, .15), (.03, 0), lens=44, pitch=-12.5, dof=.46, fstop=4)
        c.data.shift_x = kw.get('aside', -.23)
    return dict(camera=cam, settings=dict(exposure=.3))


def _lens(kw, aim, loc, lens, pitch, dof, fstop):
    """Where a close-up is taken from; aim (level) and loc in metres, the cooker's front at y = 0. Each may be given as a key."""
    aim = (kw.pop('aim', aim[0]), aim[1])
    loc = (kw.pop('x', loc[0]), -kw.pop('dist', -loc[1]), kw.pop('eye', loc[2]))
    lens, pitch, dof, fstop = kw.pop('lens', lens), -kw.pop('down', -pitch), kw.pop('dof', dof), kw.pop('fstop', fstop)
    return lambda: st.camera(loc, aim, lens=lens, pitch=pitch, dof=dof, fstop=fstop)


def shot_knob(kw):
    """Knobs and the edge of the top, with shallow focus."""
    style, colour, exposure = kw.pop('style', 'antique'), kw.pop('colour', 'burgundy'), kw.pop('exposure', 0)
    cam = _lens(kw, (-.12, 0), (.10, -.50, .865), 70, -6.5, .53, 3.5)
    dark, glass = kw.pop('dark', False), style == 'perfection'
    st.studio(.9, 1.0, floor=False, transparent=False, power=kw.pop('power', 1.0), dark=dark)
    with g.group('product'):
        ap.cooker(width=90, style=style, colour=colour, **kw)
    strip = st.softbox('strip', (-.7, -.7, 1.15), (-.1, 0, .81), .12, .7, 2.2)
    strip.visible_glossy = not glass        # black glass would mirror the lamp as a grey square
    st.gradient_card('close_back', (.6, -2.2, .75), (0, 0, .75), 4, 1.6, .06, 1.1 if not dark else .5)
    st.world(.5 if not dark else .3, ground='#2B2927')
    return dict(camera=cam, settings=dict(exposure=exposure))


def shot_window(kw):
    """The oven from the front, lit from inside, a casserole on the shelf."""
    style, colour, exposure = kw.pop('style', 'perfection'), kw.pop('colour', 'anthracite'), kw.pop('exposure', .3)
    st.studio(.9, 1.0, floor=False, transparent=False, power=.3, dark=True)
    with g.group('product'):
        ap.cooker(width=kw.pop('width', 90), style=style, colour=colour, lit=kw.pop('lit', 1.0), dish=True, **kw)

    def cam():
        st.camera((.22, -1.25, .55), (.02, .1), lens=55, pitch=-3.0)
    return dict(camera=cam, settings=dict(exposure=exposure))


def shot_unit(kw):
    """Built-in appliances in a wall of cupboards; unit names a row of ranges.UNITS. wide, cx, cz in metres."""
    name = kw.pop('unit', 'nero')
    U = {**ranges.UNITS[name], **{k: kw.pop(k) for k in ('cab', 'tone', 'lit', 'dish') if k in kw}}
    wide, cx, cz, x = kw.pop('wide', 1.9), kw.pop('cx', -.22), kw.pop('cz', 1.04), kw.pop('x', .55)
    hi, exposure = rooms.UNIT_LIGHT[U['tone']][5:]
    rooms.tall_wall(U)
    rooms.light_unit(U['tone'], kw.pop('power', 1.0))

    def cam():
        c = st.view_kitchen(x=x, dist=3.6, eye=1.12, centre=(cx, cz), wide=wide)
        st.mirror_card(c, 2.2, .3, 1.8, lo=.05, hi=hi)
        return c
    return dict(camera=cam, settings=dict(exposure=kw.pop('exposure', exposure)))


def shot_worktop(kw):
    """A hob in its worktop, looked down at from straight in front, so that its edges lie level; place names a row of rooms.WORKTOPS.

    x: how far the hob stands from the middle of the picture, as a share of its width; rise: the same of its height."""
    place = kw.pop('place', 'marble')
    loc, pitch, lens = (0, -kw.pop('dist', 1.05), kw.pop('eye', 1.78)), -kw.pop('down', 33), kw.pop('lens', 42)
    aside, rise = kw.pop('x', 0), kw.pop('rise', 0)
    exposure = kw.pop('exposure', .1)
    rooms.worktop(place, kw)

    def cam():
        c = st.camera(loc, (0, .32), lens=lens, pitch=pitch)
        c.data.shift_x, c.data.shift_y = -aside, -rise
        return c
    return dict(camera=cam, settings=dict(exposure=exposure))


def _close(kw, default, aim, loc, lens, pitch, dof, fstop, strip=2.2):
    """A cooker seen from very near with a shallow focus."""
    style, colour, exposure = kw.pop('style', default[0]), kw.pop('colour', default[1]), kw.pop('exposure', 0)
    cam = _lens(kw, aim, loc, lens, pitch, dof, fstop)
    st.studio(.9, 1.0, floor=False, transparent=False)
    with g.group('product'):
        ap.cooker(width=kw.pop('width', 90), style=style, colour=colour, **kw)
    st.softbox('strip', (-.7, -.7, 1.15), (-.1, 0, .81), .12, .7, strip)
    st.gradient_card('close_back', (.6, -2.2, .75), (0, 0, .75), 4, 1.6, .06, 1.1)
    st.world(.5, ground='#2B2927')          # polished metal shows the room's floor too: dark, so that it has a form
    return dict(camera=cam, settings=dict(exposure=exposure))


def shot_handle(kw):
    """A door handle along its length."""
    return _close(kw, ('antique', 'burgundy'), (.0, .02), (.27, -.44, .775), 60, -9, .44, 4.0)


def shot_panel(kw):
    """The controls and the handle of a built-in oven from near, in its wall; line names it."""
    exposure = kw.pop('exposure', .1)
    line = kw.pop('line', 'enzo')
    h = .475 if ranges.OVEN_LINES[line]['width'] == 90 else .595
    cam = _lens(kw, (-.10, .02), (.06, -.62, h + .02), 62, -10, .60, 5.0)
    st.studio(.6, .6, floor=False, transparent=False)
    with g.group('product'):
        ap.oven(line, lit=kw.pop('lit', .5), **kw)
        for s in (-1, 1):
            w = (.9 if h < .5 else .6) / 2
            g.front_panel('wall', *sorted((s * (w + .001), s * 2)), -.5, 2, 0, .02, m.plain('wall_panel', '#6E675C', .45, .3), r=.001, b=.001)
        g.front_panel('wall', -w, w, h + .004, 2, 0, .02, m.plain('wall_panel', '#6E675C', .45, .3), r=.001, b=.001)
    st.softbox('strip', (-.7, -.7, h + .35), (-.1, 0, h), .12, .7, 2.2)
    st.gradient_card('close_back', (.6, -2.2, .75), (0, 0, .55), 4, 1.6, .06, 1.1)
    st.world(.5, ground='#2B2927')
    return dict(camera=cam, settings=dict(exposure=exposure))


def shot_edge(kw):
    """The rolled enamel edge of a panel under the steel top."""
    return _close(kw, ('elegant', 'cream'), (.30, .10), (.62, -.50, .985), 70, -13, .60, 4.5)


def shot_grid(kw):
    """Burners and their cast-iron grids from the corner of the top."""
    return _close(kw, ('antique', 'cream'), (.0, .28), (.40, -.42, 1.16), 60, -20, .62, 4.5)


def shot_inside(kw):
    """An open, lit oven from near, and what it does: scene names a row of inside.SCENES."""
    exposure = kw.pop('exposure', .35)
    st.world(.03)
    with g.group('oven'):
        look = inside.SCENES[kw.pop('scene')]()
    look.update(kw)
    return dict(camera=lambda: inside.view(**look), settings=dict(exposure=exposure, bounces=9))
