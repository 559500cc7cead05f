/** A simple drawing of streets around a park and a lake in Bengaluru, with a pin. */
export default function StreetDrawing() {
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A drawing of streets around a park and a lake, with a pin in the middle"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h1200v400H0z" fill="var(--ee-hill-far)" />
      <path d="M868 400c-6-56 34-84 96-80s78-36 138-28 98 38 98 108z" fill="var(--ee-hill-middle)" />
      <path d="M940 366c14-10 26-10 40 0M1034 338c14-10 26-10 40 0M1102 372c14-10 26-10 40 0" stroke="#fff" />
      <path d="M92 44c52-32 184-28 220 6s22 92-20 110-164 18-202-8-42-86 2-108z" fill="var(--ee-leaf-soft)" />
      <g stroke="var(--ee-card)">
        <path
          d="M-20 240c180 30 330-6 470 8s190 40 330 26 250-62 440-44M392-20c-16 100 30 170 8 264s-36 110-40 176M830-20c16 94-20 180-14 290s14 100 12 150"
          strokeWidth="28"
        />
        <path
          d="M-20 358c140-24 250-2 390-6s220-28 460-14M400 104c140 16 276-26 424-8s260 6 408-34M560-20c-10 50 6 70 2 116M690 104c-8 60 4 100 4 168s-14 80-10 150M990-20c8 60-14 80-6 120s16 90 8 140M170 170c4 40-10 50-8 70M166 250c-6 60 14 110 8 170"
          strokeWidth="12"
        />
      </g>
      <path
        d="M-20 240c180 30 330-6 470 8s190 40 330 26 250-62 440-44"
        stroke="var(--ee-line)"
        strokeWidth="3"
        strokeDasharray="14 16"
        strokeLinecap="butt"
      />
      <g stroke="var(--ee-outline)">
        <path d="M140 136v24M202 112v28M264 138v24" strokeWidth="7" stroke="var(--ee-sky-outline)" />
        <circle cx="140" cy="114" r="27" fill="var(--ee-leaf)" />
        <circle cx="202" cy="86" r="31" fill="var(--ee-leaf)" />
        <circle cx="264" cy="116" r="27" fill="var(--ee-leaf)" />
      </g>
      <g stroke="var(--ee-outline)">
        <path d="M936 120V92" stroke="var(--ee-sky-outline)" />
        <path d="M904 148c0-40 64-40 64 0z" fill="var(--ee-hill-near)" />
        <path d="M886 200h100v-52H886zM872 200h128v14H872z" fill="#fff" />
        <path d="M906 200v-32M926 200v-32M946 200v-32M966 200v-32" />
        <path d="M444 226v-56h80v56z" fill="#fff" />
        <path d="M432 172l52-40 52 40z" fill="var(--ee-hill-middle)" />
        <path d="M472 226v-28h24v28" fill="var(--ee-hill-near)" />
        <path d="M446 30h84v46h-84z" fill="#fff" />
        <path d="M462 46h12M482 46h12M502 46h12M462 60h12M482 60h12M502 60h12" />
        <path d="M724 242v-94h62v94z" fill="#fff" />
        <path d="M740 168h10M762 168h10M740 192h10M762 192h10M740 216h10M762 216h10" />
        <path d="M1064 206v-66h70v66z" fill="#fff" />
        <path d="M1054 142l45-34 45 34z" fill="var(--ee-hill-middle)" />
        <path d="M1090 206v-30h20v30" fill="var(--ee-hill-near)" />
        <path d="M214 338v-46h96v46z" fill="#fff" />
        <path d="M204 294l16-28h84l16 28z" fill="var(--ee-hill-middle)" />
        <path d="M254 338v-26h20v26" />
      </g>
      <g stroke="var(--ee-outline)">
        <path d="M476 340h88v-20c0-20-14-34-34-34h-28l-26 32z" fill="var(--ee-hill-near)" />
        <path d="M478 318h52v-30" stroke="#fff" />
        <circle cx="498" cy="342" r="11" fill="#fff" />
        <circle cx="546" cy="342" r="11" fill="#fff" />
      </g>
      <g stroke="var(--ee-outline)">
        <ellipse cx="612" cy="248" rx="34" ry="9" fill="var(--ee-hill-near)" stroke="none" opacity="0.35" />
        <path
          d="M612 246c-34-50-58-74-58-112a58 58 0 1 1 116 0c0 38-24 62-58 112z"
          fill="var(--ee-marigold)"
        />
        <path
          d="M586 120c10-5 19-4 26 2 7-6 16-7 26-2v30c-10-5-19-4-26 2-7-6-16-7-26-2zM612 122v30"
          fill="#fff"
        />
      </g>
      <path
        d="M1086 50c8-14 24-14 32 0 8-14 24-14 32 0M1040 30c6-10 18-10 24 0 6-10 18-10 24 0"
        stroke="var(--ee-sky-outline)"
      />
    </svg>
  );
}
