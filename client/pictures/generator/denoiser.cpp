/* Open Image Denoise's U-Nets on the processor: reads its weight files (.tza) and runs them with oneDNN (Debian: libdnnl-dev).
   One function, for ctypes: denoiser_filter(). How to build it stands in README.md. */
#include <dnnl.hpp>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <omp.h>
#include <string>
#include <vector>

using namespace dnnl;
typedef memory::data_type dt;
typedef memory::format_tag tag;

/* ---- weights ---- */
struct Tensor { std::vector<int> dims; std::vector<float> v; };
typedef std::map<std::string, Tensor> Weights;

static float half(uint16_t h) {
  uint32_t s = (h >> 15) << 31, e = (h >> 10) & 31, m = h & 1023; float f;
  if (!e) { f = m * 5.9604644775390625e-8f; return s ? -f : f; }
  uint32_t u = s | ((e == 31 ? 255 : e + 112) << 23) | (m << 13); memcpy(&f, &u, 4); return f;
}

static Weights load(const char *path) {
  FILE *fp = fopen(path, "rb"); if (!fp) throw std::string("no such file: ") + path;
  std::vector<uint8_t> b; fseek(fp, 0, SEEK_END); b.resize(ftell(fp)); rewind(fp);
  size_t got = fread(b.data(), 1, b.size(), fp); fclose(fp);
  if (got != b.size() || got < 12 || b[0] != 0xd7 || b[1] != 0x41 || b[2] != 2) throw std::string("not a TZA 2 file: ") + path;
  uint64_t at; memcpy(&at, &b[4], 8); uint32_t n; memcpy(&n, &b[at], 4); at += 4;
  Weights w;
  while (n--) {
    uint16_t l; memcpy(&l, &b[at], 2); at += 2; std::string name((char *)&b[at], l); at += l;
    int nd = b[at++]; Tensor t; size_t count = 1;
    for (int i = 0; i < nd; i++, at += 4) { uint32_t d; memcpy(&d, &b[at], 4); t.dims.push_back(d); count *= d; }
    at += nd; char type = b[at++]; uint64_t off; memcpy(&off, &b[at], 8); at += 8;
    for (size_t i = 0; i < count; i++) {
      if (type == 'h') { uint16_t h; memcpy(&h, &b[off + 2 * i], 2); t.v.push_back(half(h)); }
      else { float f; memcpy(&f, &b[off + 4 * i], 4); t.v.push_back(f); }
    }
    w[name] = t;
  }
  return w;
}

/* ---- network: buffers are channels in blocks of 16 ([C/16][H][W][16]), so a concatenation is two parts of one buffer ---- */
static int up16(int c) { return (c + 15) / 16 * 16; }

struct Buf { float *p = 0; size_t n = 0;
  void make(size_t k) { n = k; p = (float *)aligned_alloc(64, (k * 4 + 63) / 64 * 64); if (!p) throw std::string("out of memory"); memset(p, 0, k * 4); }
  ~Buf() { free(p); } };

struct Net {
  engine eng{engine::kind::cpu, 0}; stream st{eng};
  Weights w; bool large; int H, W, cin;
  struct Conv { convolution_forward prim; std::unordered_map<int, memory> args; };
  struct Step { int kind; Conv c; const float *s = 0; float *d = 0; int ch = 0, h = 0, w = 0; };   // 0 convolution, 1 pool, 2 upsample
  std::vector<Step> steps; Buf ping, pong, cat[4]; float *in, *out;

  int channels(const std::string &n) { return w.at(n + ".weight").dims[0]; }
  memory mem(float *p, int c, int h, int wd) { return memory({{1, c, h, wd}, dt::f32, tag::nChw16c}, eng, p); }

  void conv(const std::string &name, float *s, float *d, int l, bool relu = true) {
    Tensor &k = w.at(name + ".weight"), &b = w.at(name + ".bias"); int h = H >> l, wd = W >> l, o = k.dims[0], n = k.dims[1], i = up16(n);
    std::vector<float> kv((size_t)o * i * 9);                     // input channels filled up with zeros: oneDNN is slow on odd numbers
    for (int a = 0; a < o; a++) memcpy(&kv[(size_t)a * i * 9], &k.v[(size_t)a * n * 9], n * 36);
    memory src = mem(s, i, h, wd), dst = mem(d, o, h, wd);
    memory::desc any({o, i, 3, 3}, dt::f32, tag::any), bd({o}, dt::f32, tag::x);
    primitive_attr at; post_ops po; if (relu) { po.append_eltwise(1.f, algorithm::eltwise_relu, 0.f, 0.f); at.set_post_ops(po); }
    convolution_forward::desc de(prop_kind::forward_inference, algorithm::convolution_auto, src.get_desc(), any, bd, dst.get_desc(), {1, 1}, {1, 1}, {1, 1});
    convolution_forward::primitive_desc pd(de, at, eng);
    memory ku({{o, i, 3, 3}, dt::f32, tag::oihw}, eng, kv.data()), kw(pd.weights_desc(), eng), bm(bd, eng);
    reorder(ku, kw).execute(st, ku, kw); memcpy(bm.get_data_handle(), b.v.data(), o * 4); st.wait();
    if (getenv("DENOISER_VERBOSE")) fprintf(stderr, "%s %d->%d %dx%d %s\n", name.c_str(), i, o, wd, h, pd.impl_info_str());
    Step t; t.kind = 0; t.c.prim = convolution_forward(pd);
    t.c.args = {{DNNL_ARG_SRC, src}, {DNNL_ARG_WEIGHTS, kw}, {DNNL_ARG_BIAS, bm}, {DNNL_ARG_DST, dst}}; steps.push_back(t);
  }
  void move(int kind, float *s, float *d, int ch, int l) {       // l: level of the source
    Step t; t.kind = kind; t.s = s; t.d = d; t.ch = up16(ch); t.h = H >> l; t.w = W >> l; steps.push_back(t);
  }

  Net(const char *path, int h, int wd) : w(load(path)), H(h), W(wd) {
    large = w.count("enc_conv1a.weight");
    std::vector<std::vector<std::string>> E, D;
    if (large) { E = {{"1a", "1b"}, {"2a", "2b"}, {"3a", "3b"}, {"4a", "4b"}, {"5a", "5b"}}; D = {{"1a", "1b", "1c"}, {"2a", "2b"}, {"3a", "3b"}, {"4a", "4b"}}; }
    else { E = {{"0", "1"}, {"2"}, {"3"}, {"4"}, {"5a", "5b"}}; D = {{"1a", "1b", "0"}, {"2a", "2b"}, {"3a", "3b"}, {"4a", "4b"}}; }
    for (auto &l : E) for (auto &n : l) n = "enc_conv" + n;
    for (auto &l : D) for (auto &n : l) n = "dec_conv" + n;
    cin = w.at(E[0][0] + ".weight").dims[1];
    int skip[4], head[4];                                        // channels of a concatenation: from below, from the encoder
    for (int l = 0; l < 4; l++) {
      skip[l] = l ? channels(E[l - 1].back()) : cin; head[l] = channels(l == 3 ? E[4].back() : D[l + 1].back());
      if (head[l] % 16 || (l && skip[l] % 16)) throw std::string("this network's channels are no multiples of 16");
      cat[l].make((size_t)(head[l] + up16(skip[l])) * (H >> l) * (W >> l));
    }
    size_t most = 0;
    for (auto *S : {&E, &D}) for (size_t l = 0; l < S->size(); l++) for (auto &n : (*S)[l]) most = std::max(most, (size_t)up16(channels(n)) * (H >> l) * (W >> l));
    ping.make(most); pong.make(most);
    auto tail = [&](int l) { return cat[l].p + (size_t)head[l] * (H >> l) * (W >> l); };
    in = tail(0);
    float *cur = in, *a = ping.p, *b = pong.p;
    for (int l = 0; l < 5; l++) {
      for (auto &n : E[l]) { conv(n, cur, a, l); cur = a; std::swap(a, b); }
      if (l < 3) { move(1, cur, tail(l + 1), skip[l + 1], l); cur = tail(l + 1); }
      else if (l == 3) { move(1, cur, a, channels(E[3].back()), l); cur = a; std::swap(a, b); }
    }
    for (int l = 3; l >= 0; l--) {
      move(2, cur, cat[l].p, head[l], l + 1); cur = cat[l].p;
      for (auto &n : D[l]) { conv(n, cur, a, l, !(l == 0 && n == D[0].back())); cur = a; std::swap(a, b); }
    }
    out = cur;
  }

  void run() {
    for (auto &t : steps) {
      if (t.kind == 0) { t.c.prim.execute(st, t.c.args); st.wait(); continue; }
      int bl = t.ch / 16, h = t.kind == 1 ? t.h / 2 : t.h, wd = t.w;
      #pragma omp parallel for collapse(2)
      for (int k = 0; k < bl; k++) for (int y = 0; y < h; y++) {
        if (t.kind == 1) {
          const float *s = t.s + ((size_t)k * t.h + 2 * y) * wd * 16, *s2 = s + wd * 16; float *d = t.d + ((size_t)k * h + y) * (wd / 2) * 16;
          for (int x = 0; x < wd / 2; x++) for (int c = 0; c < 16; c++) d[x * 16 + c] = std::max(std::max(s[x * 32 + c], s[x * 32 + 16 + c]), std::max(s2[x * 32 + c], s2[x * 32 + 16 + c]));
        } else {
          const float *s = t.s + ((size_t)k * h + y) * wd * 16; float *d = t.d + ((size_t)k * h * 2 + 2 * y) * wd * 32;
          for (int x = 0; x < wd; x++) for (int r = 0; r < 2; r++) memcpy(d + x * 32 + r * 16, s + x * 16, 64);
          memcpy(d + wd * 32, d, (size_t)wd * 128);
        }
      }
    }
  }
};

/* ---- transfer functions (constants: core/color.h of Open Image Denoise, Apache 2.0; the weights were trained through them) ---- */
static const float A = 1.41283765e+03f, B = 1.64593172e+00f, C = 4.31384981e-01f, D = -2.94139609e-03f, E = 1.92653254e-01f, F = 6.26026094e-03f, G = 9.98620152e-01f;
static float pu(float y) { return y <= 1.57945760e-06f ? A * y : y <= 3.22087631e-02f ? B * powf(y, C) + D : E * logf(y + F) + G; }
static float unpu(float x) { return x <= 2.23151711e-03f ? x / A : x <= 3.70974749e-01f ? powf((x - D) / B, 1 / C) : expf((x - G) / E) - F; }
static float srgb(float y) { return y <= .0031308f ? 12.92f * y : 1.055f * powf(y, 1 / 2.4f) - .055f; }
static float unsrgb(float x) { return x <= .04045f ? x / 12.92f : powf((x + .055f) / 1.055f, 2.4f); }
static float clean(float v, float lo, float hi) { return v != v ? 0 : v < lo ? lo : v > hi ? hi : v; }

static float autoexposure(const float *c, int w, int h) {        // key / geometric mean of the luminances of bins of about 16 x 16
  int bh = (h + 15) / 16, bw = (w + 15) / 16, n = 0; double sum = 0;
  for (int i = 0; i < bh; i++) for (int j = 0; j < bw; j++) {
    int y0 = (long)i * h / bh, y1 = (long)(i + 1) * h / bh, x0 = (long)j * w / bw, x1 = (long)(j + 1) * w / bw; double L = 0;
    for (int y = y0; y < y1; y++) for (int x = x0; x < x1; x++) { const float *p = c + ((size_t)y * w + x) * 3;
      L += .212671f * clean(p[0], 0, 65504) + .715160f * clean(p[1], 0, 65504) + .072169f * clean(p[2], 0, 65504); }
    L /= (double)(y1 - y0) * (x1 - x0); if (L > 1e-8) { sum += log2(L); n++; }
  }
  return n ? .18f / exp2f((float)(sum / n)) : 1;
}

enum { HDR = 0, LDR = 1, PLAIN = 2, NORMAL = 3 };
static char message[256];
extern "C" const char *denoiser_error() { return message; }

/* img, alb, nrm, out: h x w x 3 floats, alb and nrm may be NULL. kind: HDR linear light, LDR linear 0..1 (albedo!), PLAIN 0..1 as it is, NORMAL -1..1.
   scale: what HDR is multiplied by before the network (0: autoexposure). mpx: megapixels of a tile (about 1.3 GB each). Returns seconds, or -1. */
extern "C" double denoiser_filter(const char *tza, int kind, const float *img, const float *alb, const float *nrm, int w, int h,
                              float scale, int threads, double mpx, float *out) {
  try {
    if (threads > 0) omp_set_num_threads(threads);
    double t0 = omp_get_wtime(); const int R = 112;             // receptive field of the large network, rounded up to 16
    int tw = up16(w), th = up16(h);
    while ((double)tw * th > mpx * 1e6 && std::max(tw, th) > 512) {        // halve what counts, with overlap
      int &m = tw > th ? tw : th, full = tw > th ? w : h;
      int parts = (full - 2 * R + (m - 2 * R) - 1) / (m - 2 * R) + 1; m = up16((full - 2 * R + parts - 1) / parts + 2 * R);
    }
    Net net(tza, th, tw);
    if (net.cin != 3 + (alb ? 3 : 0) + (nrm ? 3 : 0)) throw std::string("these weights want ") + std::to_string(net.cin) + " channels";
    if (kind == HDR && scale <= 0) scale = autoexposure(img, w, h);
    if (kind != HDR) scale = 1;
    const float norm = 1 / pu(65504.f); const size_t N = (size_t)th * tw;
    auto starts = [&](int full, int t) { std::vector<int> s{0}; while (s.back() + t < full) s.push_back(std::min((s.back() + t - 2 * R) / 16 * 16, up16(full) - t)); return s; };
    std::vector<int> ys = starts(h, th), xs = starts(w, tw);
    for (size_t iy = 0; iy < ys.size(); iy++) for (size_t ix = 0; ix < xs.size(); ix++) {
      int Y = ys[iy], X = xs[ix];
      #pragma omp parallel for
      for (int y = 0; y < th; y++) for (int x = 0; x < tw; x++) {
        float *d = net.in + ((size_t)y * tw + x) * 16; int yy = Y + y, xx = X + x;
        if (yy >= h || xx >= w) { memset(d, 0, 64); continue; }
        size_t i = ((size_t)yy * w + xx) * 3; int k = 0;
        for (int c = 0; c < 3; c++) { float v = img[i + c];
          d[k++] = kind == HDR ? pu(clean(v * scale, 0, 65504)) * norm : kind == LDR ? srgb(clean(v, 0, 1)) : kind == PLAIN ? clean(v, 0, 1) : clean(v, -1, 1) * .5f + .5f; }
        if (alb) for (int c = 0; c < 3; c++) d[k++] = clean(alb[i + c], 0, 1);
        if (nrm) for (int c = 0; c < 3; c++) d[k++] = clean(nrm[i + c], -1, 1) * .5f + .5f;
      }
      net.run();
      int y0 = iy ? (Y + ys[iy - 1] + th) / 2 : 0, y1 = iy + 1 < ys.size() ? (ys[iy + 1] + Y + th) / 2 : h;     // seams in the middle of overlaps
      int x0 = ix ? (X + xs[ix - 1] + tw) / 2 : 0, x1 = ix + 1 < xs.size() ? (xs[ix + 1] + X + tw) / 2 : w;
      #pragma omp parallel for
      for (int y = y0; y < y1; y++) for (int x = x0; x < x1; x++) {
        const float *s = net.out + ((size_t)(y - Y) * tw + x - X) * 16; float *d = out + ((size_t)y * w + x) * 3;
        for (int c = 0; c < 3; c++) { float v = s[c];
          d[c] = kind == HDR ? clean(unpu(std::max(v, 0.f) / norm) / scale, 0, 65504) : kind == LDR ? unsrgb(clean(v, 0, 1)) : kind == PLAIN ? clean(v, 0, 1) : clean(v, 0, 1) * 2 - 1; }
      }
      (void)N;
    }
    return omp_get_wtime() - t0;
  } catch (const std::string &e) { snprintf(message, sizeof message, "%s", e.c_str()); }
  catch (const std::exception &e) { snprintf(message, sizeof message, "%s", e.what()); }
  return -1;
}
