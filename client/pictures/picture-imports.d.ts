declare module '*.webp?picture' {
  const picture: import('./site-picture.ts').SitePicture;
  export default picture;
}

declare module '*.webp?picture-square' {
  const cut: import('./site-picture.ts').SquareCut;
  export default cut;
}
