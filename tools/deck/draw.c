/* Draws SVG files into one picture with SDL2_image, the renderer of the table. Reads lines from stdin:
     size WIDTH HEIGHT RRGGBB
     FILE X Y WIDTH HEIGHT
   and writes the file named by its argument, a .bmp or a .png. Used by contact.py. */
#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

static void place(SDL_Surface* sheet, const char* file, SDL_Rect rect) {
  SDL_RWops* bytes = SDL_RWFromFile(file, "rb");
  SDL_Surface* picture = bytes ? IMG_LoadSizedSVG_RW(bytes, rect.w, rect.h) : NULL;
  if (picture == NULL) {
    fprintf(stderr, "draw: %s: %s\n", file, SDL_GetError());
    return;
  }
  SDL_BlitSurface(picture, NULL, sheet, &rect);
  SDL_FreeSurface(picture);
  SDL_RWclose(bytes);
}

int main(int argc, char** argv) {
  int width = 0;
  int height = 0;
  unsigned colour = 0;
  if (argc != 2 || scanf(" size %d %d %x", &width, &height, &colour) != 3) return 2;
  SDL_Surface* sheet = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
  SDL_FillRect(sheet, NULL, SDL_MapRGB(sheet->format, colour >> 16, colour >> 8 & 255, colour & 255));
  char file[512];
  SDL_Rect rect;
  while (scanf(" %511s %d %d %d %d", file, &rect.x, &rect.y, &rect.w, &rect.h) == 5) place(sheet, file, rect);
  const char* ending = strrchr(argv[1], '.');
  const int bitmap = ending != NULL && strcmp(ending, ".bmp") == 0;
  return (bitmap ? SDL_SaveBMP(sheet, argv[1]) : IMG_SavePNG(sheet, argv[1])) == 0 ? 0 : 1;
}
