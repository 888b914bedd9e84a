declare module '*.webp?picture' {
  const picture: import('./site-picture.ts').SitePicture;
  export default picture;
}
