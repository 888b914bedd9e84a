import '@google/model-viewer';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

// The element would load a second one, by an address: here it is, without WebAssembly (client/vite.config.ts).
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);
